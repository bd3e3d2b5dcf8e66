const IS_SECRET = /_(SECRET|KEY|SECRET_ACCESS_KEY|TOKEN)$/
const IS_PUBLIC = /PUBLIC|PUBLISHABLE|ACCESS_KEY_ID/

/** Whether what a setting holds would let someone in who knows it. */
export const isSecret = (name: string): boolean => IS_SECRET.test(name) && !IS_PUBLIC.test(name)

/**
 * A secret under two names would let what was signed for the one pass for the other. While one is rotated, the
 * one before may still be the same.
 */
export function wrongAboutSecrets(settings: object): string[] {
  const byValue = new Map<string, string>()
  return Object.entries(settings).flatMap(([name, value]) => {
    if (typeof value !== 'string' || !isSecret(name)) return []
    const purpose = name.replace('PREVIOUS_', '').replace('CLIENT_', '')
    const other = byValue.get(value)
    if (other !== undefined && other !== purpose)
      return [`${name} is the same as another secret: each needs one of its own.`]
    byValue.set(value, purpose)
    return []
  })
}
