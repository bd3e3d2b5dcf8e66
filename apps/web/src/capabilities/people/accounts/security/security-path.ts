export const SECURITY_PATH = '/my-impact/account/security'
