export { forgottenRule } from './chosen-rule.ts'
