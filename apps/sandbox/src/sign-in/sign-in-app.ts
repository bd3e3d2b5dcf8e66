import { lazy } from '@understory/domain/language/lazy.ts'
import { type Context, Hono } from 'hono'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { PAGE_POLICY } from '../sandbox-page.ts'
import { type GrantRequest, type Grants, openGrants } from './grants.ts'
import { personaPage } from './persona-page.ts'
import { PERSONAS, type Persona, personaOf } from './personas.ts'

const KEY_ID = 'sandbox'
const TOKEN_SECONDS = 3_600
// The names that the product asks for its claims by: `config.ts`, STAFF_CLAIM.
const STAFF_CLAIM = 'understory_staff'

type SignInAppSettings = { clock: () => Date; newToken: () => string }

/** Sandbox for signing in with Google (OpenID Connect) and Facebook (OAuth and its Graph API). */
export function createSignInApp(settings: SignInAppSettings): Hono {
  const app = new Hono().basePath('/sign-in')
  const grants = openGrants(settings)
  app.use(async (c, next) => {
    await next()
    c.header('content-security-policy', PAGE_POLICY)
    c.header('cache-control', 'no-store')
  })
  addConsent(app, { path: '/google/authorize', provider: 'Google', grants })
  addConsent(app, { path: '/facebook/dialog/oauth', provider: 'Facebook', grants })
  addGoogle(app, grants, settings)
  addFacebook(app, grants)
  return app
}

function addConsent(app: Hono, stand: { path: string; provider: string; grants: Grants }): void {
  app.get(stand.path, (c) => {
    if (!readGrantRequest(c))
      return c.text('This request lacks client_id, redirect_uri or state.', 400)
    return c.html(personaPage(stand.provider))
  })
  app.post(stand.path, async (c) => {
    const asked = readGrantRequest(c)
    if (!asked) return c.text('This request lacks client_id, redirect_uri or state.', 400)
    const form = await c.req.parseBody()
    const back = new URL(asked.redirectUri)
    back.searchParams.set('state', asked.state)
    const persona = readPersona(form)
    if (persona) back.searchParams.set('code', stand.grants.issueCode(asked, persona))
    else back.searchParams.set('error', 'access_denied')
    return c.redirect(back.href, 303)
  })
}

function readGrantRequest(c: Context): GrantRequest | null {
  const query = c.req.query()
  const { client_id: clientId, redirect_uri: redirectUri, state } = query
  if (!clientId || !state || !isCallback(redirectUri)) return null
  return {
    clientId,
    redirectUri,
    state,
    nonce: query.nonce ?? null,
    codeChallenge: query.code_challenge_method === 'S256' ? (query.code_challenge ?? null) : null,
  }
}

function isCallback(text: string | undefined): text is string {
  return (
    text !== undefined &&
    URL.canParse(text) &&
    /^\/api\/auth\/callback\/[\w-]+$/.test(new URL(text).pathname)
  )
}

function readPersona(form: Record<string, unknown>): Persona | null {
  if (form.persona === 'own') return personaOf(String(form.name), String(form.email).toLowerCase())
  return PERSONAS.find(({ id }) => id === form.persona) ?? null
}

async function readExchange(c: Context, grants: Grants) {
  const form = (await c.req.parseBody()) as Record<string, string>
  const basic = /^Basic (.+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  const [basicId] = basic ? Buffer.from(basic, 'base64').toString().split(':') : []
  const clientId = form.client_id ?? decodeURIComponent(basicId ?? '')
  const { code = '', redirect_uri: redirectUri = '', code_verifier: verifier = '' } = form
  return grants.exchange({ code, clientId, redirectUri, verifier })
}

const bearerOf = (c: Context) =>
  /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ??
  c.req.query('access_token') ??
  ''

function addGoogle(app: Hono, grants: Grants, { clock }: SignInAppSettings): void {
  const keys = lazy(() => generateKeyPair('RS256'))
  const issuer = (c: Context) => `${new URL(c.req.url).origin}/sign-in/google`

  app.get('/google/.well-known/openid-configuration', (c) => {
    const at = issuer(c)
    return c.json({
      issuer: at,
      authorization_endpoint: `${at}/authorize`,
      token_endpoint: `${at}/token`,
      userinfo_endpoint: `${at}/userinfo`,
      jwks_uri: `${at}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    })
  })
  app.get('/google/jwks', async (c) => {
    const jwk = await exportJWK((await keys()).publicKey)
    return c.json({ keys: [{ ...jwk, kid: KEY_ID, alg: 'RS256', use: 'sig' }] })
  })
  app.get('/google/userinfo', (c) => {
    const persona = grants.personOf(bearerOf(c))
    return persona ? c.json(googleClaims(persona)) : c.json({ error: 'invalid_token' }, 401)
  })
  app.post('/google/token', async (c) => {
    const granted = await readExchange(c, grants)
    if (!granted) return c.json({ error: 'invalid_grant' }, 400)
    const { persona, nonce, clientId, accessToken } = granted
    const seconds = Math.floor(clock().getTime() / 1000)
    const idToken = await new SignJWT({ ...googleClaims(persona), ...(nonce && { nonce }) })
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
      .setIssuer(issuer(c))
      .setAudience(clientId)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + TOKEN_SECONDS)
      .sign((await keys()).privateKey)
    return c.json({
      access_token: accessToken,
      id_token: idToken,
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
    })
  })
}

function googleClaims({ id, name, email, isEmailVerified, domain, staffRoles }: Persona) {
  return {
    sub: `google-${id}`,
    name,
    ...(email && { email, email_verified: isEmailVerified }),
    ...(domain && { hd: domain }),
    ...(staffRoles && { [STAFF_CLAIM]: staffRoles }),
  }
}

function addFacebook(app: Hono, grants: Grants): void {
  app.post('/facebook/oauth/access_token', async (c) => {
    const granted = await readExchange(c, grants)
    if (!granted) {
      const error = { message: 'This authorization code has been used.', type: 'OAuthException' }
      return c.json({ error }, 400)
    }
    return c.json({
      access_token: granted.accessToken,
      token_type: 'bearer',
      expires_in: TOKEN_SECONDS,
    })
  })
  app.get('/facebook/me', (c) => {
    const persona = grants.personOf(bearerOf(c))
    if (!persona) return c.json({ error: { message: 'Invalid OAuth access token.' } }, 401)
    const { id, name, email } = persona
    return c.json({ id: `facebook-${id}`, name, ...(email && { email }) })
  })
}
