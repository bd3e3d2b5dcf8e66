export { refuseClaims } from './refuse-claims.ts'
