export const WEBHOOKS_PATH = '/my-impact/account/webhooks'
