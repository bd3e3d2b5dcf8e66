import type {
  Provider,
  ProviderSettings,
  Providers,
} from '../capabilities/people/accounts/public.ts'
import type { Config } from './config.ts'

const GOOGLE = 'https://accounts.google.com/.well-known/openid-configuration'
const FACEBOOK = {
  authorizationUrl: 'https://www.facebook.com/v24.0/dialog/oauth',
  tokenUrl: 'https://graph.facebook.com/v24.0/oauth/access_token',
  userInfoUrl: 'https://graph.facebook.com/v24.0/me?fields=id,name,email',
}

type Credentials = { clientId: string; clientSecret: string }

/** The providers a deployment offers: the real ones by their credentials, else the sandbox. */
export function signInSettings(config: Config): Providers {
  const google = credentials(config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET)
  const facebook = credentials(config.FACEBOOK_CLIENT_ID, config.FACEBOOK_CLIENT_SECRET)
  const staff = credentials(config.STAFF_GOOGLE_CLIENT_ID, config.STAFF_GOOGLE_CLIENT_SECRET)
  const offered: [Provider, ProviderSettings | null][] = [
    ['google', google ? { ...google, discoveryUrl: GOOGLE } : sandboxGoogle(config, 'google')],
    ['facebook', facebook ? { ...facebook, ...FACEBOOK } : sandboxFacebook(config)],
    [
      'google-staff',
      staff ? { ...staff, discoveryUrl: GOOGLE } : sandboxGoogle(config, 'google-staff'),
    ],
  ]
  return Object.fromEntries(offered.filter(([, settings]) => settings !== null))
}

function credentials(clientId?: string, clientSecret?: string): Credentials | null {
  return clientId && clientSecret ? { clientId, clientSecret } : null
}

const local = (provider: Provider): Credentials => ({
  clientId: `local-${provider}`,
  clientSecret: `local-${provider}-secret`,
})

function sandboxGoogle({ SIGN_IN_SANDBOX_URL: url }: Config, provider: Provider) {
  if (!url) return null
  return {
    ...local(provider),
    discoveryUrl: `${url}/sign-in/google/.well-known/openid-configuration`,
  }
}

function sandboxFacebook({ SIGN_IN_SANDBOX_URL: url }: Config) {
  if (!url) return null
  const base = `${url}/sign-in/facebook`
  return {
    ...local('facebook'),
    authorizationUrl: `${base}/dialog/oauth`,
    tokenUrl: `${base}/oauth/access_token`,
    userInfoUrl: `${base}/me?fields=id,name,email`,
  }
}
