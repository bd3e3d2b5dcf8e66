import { randomUUID } from 'node:crypto'
import {
  IssueToken,
  Join,
  SaveDetails,
  SendVerificationEmail,
  SignIn,
  SignOut,
  VerifyEmail,
} from '@understory/contracts/people/accounts/accounts.ts'
import {
  ChangeGuest,
  ChooseFirstPassword,
  ClaimAccount,
  JoinAsGuest,
} from '@understory/contracts/people/accounts/guests.ts'
import {
  ConfirmSecondFactor,
  GiveSecondFactor,
  RemovePasskey,
  RemoveSecondFactor,
  RenewBackupCodes,
  StartPasskey,
  StartPasskeySignIn,
  StartSecondFactor,
} from '@understory/contracts/people/accounts/second-factor.ts'
import {
  ChangeEmail,
  ChangePassword,
  ConfirmEmail,
  EndAllSessions,
  EndSession,
  ListSessions,
  RequestPasswordReset,
  ResetPassword,
  StartSocialSignIn,
} from '@understory/contracts/people/accounts/sign-in.ts'
import { DeleteUser } from '@understory/contracts/people/privacy.ts'
import { openSession } from '../cross-account/actors.ts'
import { guest, joinAsGuest } from '../people/guests.ts'
import { cookieOf, PASSWORD } from '../people/people.ts'
import { codeNow } from '../people/staff.ts'
import type { TestApi } from '../start-test-api.ts'
import { newcomer } from './newcomer.ts'
import { all, one, type Promised, same, some } from './promises.ts'
import { linkTo, type Scene } from './scene.ts'

const someone = () => `at-once-${randomUUID()}@understory.test`
const NEW_PASSWORD = 'moss grows slowly too'

async function cookieFor({ api, person }: Scene, { email } = person): Promise<string> {
  const { headers } = await api.call(SignIn, { body: { email, password: PASSWORD } })
  return cookieOf(headers)
}

export const OF_SIGNING_IN: readonly Promised[] = [
  one(Join, ['ACCOUNT_EXISTS'], () => ({
    body: { email: someone(), password: PASSWORD, acceptTerms: true },
  })),
  all(SignIn, ({ person: { email } }) => ({ body: { email, password: PASSWORD } })),
  all(SignOut, async (scene) => ({ by: { cookie: await cookieFor(scene) } })),
  all(IssueToken, async (scene) => ({ by: { cookie: await cookieFor(scene) } })),
  all(SendVerificationEmail, ({ person }) => ({ by: person.bearer })),
  all(VerifyEmail, async ({ api }) => {
    const { email, bearer } = await newcomer(api, 'personal')
    await api.call(SendVerificationEmail, {}, bearer)
    return { body: { token: await linkTo(api, email, 'send-verification') } }
  }),
  same(SaveDetails, async ({ api }) => ({
    by: (await newcomer(api, null)).bearer,
    body: {
      accountType: 'personal',
      firstname: 'Ada',
      lastname: 'Lovelace',
      country: 'GB',
      defaultCurrency: 'GBP',
    },
  })),
  all(StartSocialSignIn, () => ({
    body: { provider: 'google', isJoining: false, donePath: '/app', failedPath: '/login' },
  })),
  all(RequestPasswordReset, ({ person: { email } }) => ({ body: { email } })),
  one(ResetPassword, ['BAD_RECOVERY_LINK'], async ({ api }) => {
    const { email } = await newcomer(api, 'personal')
    await api.call(RequestPasswordReset, { body: { email } })
    const token = await linkTo(api, email, 'send-password-reset')
    return { body: { token, password: NEW_PASSWORD } }
  }),
  some(ChangePassword, ['CURRENT_PASSWORD_INCORRECT'], async ({ api }) => ({
    by: (await newcomer(api, 'personal')).bearer,
    body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
  })),
  all(ChangeEmail, ({ person }) => ({
    by: person.bearer,
    body: { email: someone(), password: PASSWORD },
  })),
  one(ConfirmEmail, ['BAD_VERIFICATION_LINK'], async ({ api }) => {
    const { bearer } = await newcomer(api, 'personal')
    const email = someone()
    await api.call(ChangeEmail, { body: { email, password: PASSWORD } }, bearer)
    return { body: { token: await linkTo(api, email, 'send-email-confirmation') } }
  }),
  one(EndSession, ['SESSION_NOT_FOUND'], async ({ api }) => {
    const { userId, bearer } = await newcomer(api, 'personal')
    await openSession(api, userId)
    const { sessions } = (await api.call(ListSessions, {}, bearer)).data
    const sessionId = sessions.find(({ isThis }) => !isThis)?.id ?? ''
    return { by: bearer, params: { sessionId } }
  }),
  some(EndAllSessions, ['TOKEN_EXPIRED'], async ({ api }) => ({
    by: (await newcomer(api, 'personal')).bearer,
  })),
  some(DeleteUser, ['TOKEN_EXPIRED'], async ({ api }) => {
    const { email, bearer } = await newcomer(api, 'business')
    return { by: bearer, body: { email, password: PASSWORD } }
  }),
  one(JoinAsGuest, ['ACCOUNT_UNCLAIMED'], () => ({ body: guest() })),
  all(ChangeGuest, async ({ api }) => ({
    by: { cookie: (await joinAsGuest(api)).cookie },
    body: { email: someone(), firstname: 'Robin', lastname: 'Hazelwood' },
  })),
  one(ChooseFirstPassword, ['BAD_CLAIM_LINK', 'SIGN_IN_REQUIRED'], async ({ api }) => ({
    by: { cookie: (await joinAsGuest(api)).cookie },
    body: { password: NEW_PASSWORD },
  })),
  one(ClaimAccount, ['BAD_CLAIM_LINK'], async ({ api }) => {
    const person = guest()
    await joinAsGuest(api, person)
    await api.call(JoinAsGuest, { body: person })
    const token = await linkTo(api, person.email, 'send-claim-link')
    return { body: { token, password: NEW_PASSWORD } }
  }),
]

/** Someone with an app whose next code was not used yet. */
async function withFactor(api: TestApi) {
  const person = await newcomer(api, 'personal')
  const { secret } = (await api.call(StartSecondFactor, {}, person.bearer)).data
  const body = { code: codeNow(api, secret), password: PASSWORD }
  await api.call(ConfirmSecondFactor, { body }, person.bearer)
  await api.deps.db
    .updateTable('second_factor')
    .set({ last_step: 0 })
    .where('user_id', '=', person.userId)
    .execute()
  return { person, code: codeNow(api, secret) }
}

export const OF_SECOND_FACTORS: readonly Promised[] = [
  same(StartSecondFactor, async ({ api }) => ({ by: (await newcomer(api, 'personal')).bearer })),
  one(ConfirmSecondFactor, ['CODE_WRONG'], async ({ api }) => {
    const { bearer } = await newcomer(api, 'personal')
    const { secret } = (await api.call(StartSecondFactor, {}, bearer)).data
    return { by: bearer, body: { code: codeNow(api, secret), password: PASSWORD } }
  }),
  one(RenewBackupCodes, ['CODE_WRONG'], async ({ api }) => {
    const { person, code } = await withFactor(api)
    return { by: person.bearer, body: { code } }
  }),
  one(RemoveSecondFactor, ['CODE_WRONG', 'SECOND_FACTOR_MISSING'], async ({ api }) => {
    const { person, code } = await withFactor(api)
    return { by: person.bearer, body: { code } }
  }),
  one(GiveSecondFactor, ['CODE_WRONG'], async (scene) => {
    const { person, code } = await withFactor(scene.api)
    return { by: { cookie: await cookieFor(scene, person) }, body: { code } }
  }),
  all(StartPasskey, ({ person }) => ({ by: person.bearer, body: { password: PASSWORD } })),
  all(StartPasskeySignIn, () => ({})),
  one(RemovePasskey, ['PASSKEY_NOT_FOUND'], async ({ api, person }) => {
    const passkeyId = randomUUID()
    await api.deps.db
      .insertInto('passkey')
      .values({
        id: passkeyId,
        user_id: person.userId,
        credential_id: passkeyId,
        public_key: Buffer.from('key'),
        counter: 0,
        name: 'The laptop',
        created_at: api.deps.clock(),
      })
      .execute()
    return { by: person.bearer, params: { passkeyId }, body: { password: PASSWORD } }
  }),
]
