import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'

/** Where one provider is reached; the same shape for the real one and its local stand-in. */
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

const SCOPES: Readonly<Record<Provider, string[]>> = {
  google: ['openid', 'email', 'profile'],
  facebook: ['public_profile', 'email'],
  'google-staff': ['openid', 'email', 'profile'],
}

/**
 * The providers as the library takes them: PKCE throughout, id tokens checked against the issuer's
 * keys, and nobody joins who only meant to sign in.
 */
export function providerConfigs(providers: Providers): GenericOAuthConfig[] {
  return PROVIDERS.flatMap((providerId) => {
    const settings = providers[providerId]
    if (!settings) return []
    return {
      providerId,
      ...settings,
      scopes: SCOPES[providerId],
      pkce: true,
      requireIdTokenVerification: 'discoveryUrl' in settings,
      prompt: 'select_account' as const,
      disableImplicitSignUp: true,
      // Facebook gives no word on whether it checked the address, so it is not taken as checked.
      mapProfileToUser: (profile: { name?: unknown; email?: unknown }) => ({
        name: String(profile.name ?? profile.email ?? ''),
      }),
    }
  })
}
