import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'

/** The endpoints of one provider; the same shape for the real one and the sandbox. */
export type ProviderSettings = {
  readonly clientId: string
  readonly clientSecret: string
} & (
  | { readonly discoveryUrl: string }
  | { readonly authorizationUrl: string; readonly tokenUrl: string; readonly userInfoUrl: string }
)

/** `google-staff` is the same company's sign-in for the people who run the product. */
export const PROVIDERS = ['google', 'facebook', 'google-staff'] as const
export type Provider = (typeof PROVIDERS)[number]
export type Providers = Readonly<Partial<Record<Provider, ProviderSettings>>>

const SIGN_IN_PROVIDERS_SCOPES: Readonly<Record<Provider, string[]>> = {
  google: ['openid', 'email', 'profile'],
  facebook: ['public_profile', 'email'],
  'google-staff': ['openid', 'email', 'profile'],
}

/**
 * The providers as the library takes them: PKCE throughout, id tokens checked against the issuer's
 * keys, and sign-in alone never creates a user.
 */
export function providerConfigs(providers: Providers): GenericOAuthConfig[] {
  return PROVIDERS.flatMap((providerId) => {
    const settings = providers[providerId]
    if (!settings) return []
    return {
      providerId,
      ...settings,
      scopes: SIGN_IN_PROVIDERS_SCOPES[providerId],
      pkce: true,
      requireIdTokenVerification: 'discoveryUrl' in settings,
      prompt: 'select_account' as const,
      disableImplicitSignUp: true,
      // Facebook does not say whether it verified the email, so it counts as unverified.
      mapProfileToUser: (profile: { name?: unknown; email?: unknown }) => ({
        name: String(profile.name ?? profile.email ?? ''),
      }),
    }
  })
}
