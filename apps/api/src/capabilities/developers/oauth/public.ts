export { mountOAuth } from './mount-oauth.ts'
export { isOAuthCall, OAUTH_CALLS } from './oauth-paths.ts'
