export const CONTENT_WEBHOOK_SECRET = 'w'.repeat(40)
export const CONTENT_PREVIEW_SECRET = 'p'.repeat(40)
