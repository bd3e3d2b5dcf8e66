import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { NeededLine } from '../../inputs/plain-line.ts'
import { CurrentPassword } from './sign-in.ts'

const Code = z
  .string('Please give the code.')
  .trim()
  .transform((code) => code.replaceAll(/[\s-]/g, '').toLowerCase())
  .pipe(
    z
      .string()
      .regex(/^[a-z0-9]{6,24}$/, 'A code has six digits; a backup code 24 letters and digits.'),
  )

export const GetSecondFactor = endpoint({
  method: 'GET',
  path: '/api/users/second-factor',
  summary: 'Whether signing in asks for a second factor',
  answer: z.object({ isOn: z.boolean(), backupCodesLeft: z.int() }),
})

export const StartSecondFactor = endpoint({
  method: 'POST',
  path: '/api/users/second-factor',
  summary: 'Begin to add an authenticator app; a code of it confirms',
  answer: z.object({ secret: z.string(), uri: z.string() }),
  refusals: ['SECOND_FACTOR_EXISTS'],
})

export const ConfirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/users/second-factor/confirm',
  summary: 'Confirm the authenticator app; answers with the backup codes, once',
  body: z.strictObject({
    code: Code,
    /** Left out by a person who has none; they must have signed in within ten minutes. */
    password: CurrentPassword.optional(),
  }),
  answer: z.object({ backupCodes: z.array(z.string()) }),
  refusals: [
    'CURRENT_PASSWORD_INCORRECT',
    'FRESH_SIGN_IN_REQUIRED',
    'CODE_WRONG',
    'SECOND_FACTOR_MISSING',
    'TOO_MANY_ATTEMPTS',
  ],
})

export const RemoveSecondFactor = endpoint({
  method: 'POST',
  path: '/api/users/second-factor/remove',
  summary: 'Remove the second factor, by a code of it',
  body: z.strictObject({ code: Code }),
  status: 204,
  refusals: [
    'CODE_WRONG',
    'SECOND_FACTOR_MISSING',
    'STAFF_NEED_SECOND_FACTOR',
    'TOO_MANY_ATTEMPTS',
  ],
})

export const RenewBackupCodes = endpoint({
  method: 'POST',
  path: '/api/users/second-factor/backup-codes',
  summary: 'New backup codes; the old ones stop working',
  body: z.strictObject({ code: Code }),
  answer: z.object({ backupCodes: z.array(z.string()) }),
  refusals: ['CODE_WRONG', 'SECOND_FACTOR_MISSING', 'TOO_MANY_ATTEMPTS'],
})

export const GiveSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor',
  summary: 'Give the second factor of the session that has just begun',
  body: z.strictObject({ code: Code }),
  status: 204,
  refusals: [
    'NOT_ON_BEHALF',
    'SIGN_IN_REQUIRED',
    'CODE_WRONG',
    'SECOND_FACTOR_MISSING',
    'TOO_MANY_ATTEMPTS',
  ],
})

/** Input and output of the browser's WebAuthn API; only the library reads it. */
const WebAuthn = z.record(z.string(), z.unknown())

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.output<typeof Passkey>

export const ListPasskeys = endpoint({
  method: 'GET',
  path: '/api/users/passkeys',
  summary: 'The passkeys that sign the user in',
  answer: z.object({ passkeys: z.array(Passkey) }),
})

/** It is left out by a person who has none; they must have signed in within ten minutes. */
const WithPassword = z.strictObject({ password: CurrentPassword.optional() })

export const StartPasskey = endpoint({
  method: 'POST',
  path: '/api/users/passkeys/options',
  summary: 'Begin to add a passkey; what the browser asks the device for',
  body: WithPassword,
  answer: z.object({ challengeId: z.uuid(), options: WebAuthn }),
  refusals: ['CURRENT_PASSWORD_INCORRECT', 'FRESH_SIGN_IN_REQUIRED', 'TOO_MANY_ATTEMPTS'],
})

export const AddPasskey = endpoint({
  method: 'POST',
  path: '/api/users/passkeys',
  summary: "Add a passkey, by the device's answer",
  body: z.strictObject({
    challengeId: z.uuid(),
    name: NeededLine(60, 'Please give it a name.'),
    response: WebAuthn,
  }),
  status: 201,
  answer: Passkey,
  refusals: ['PASSKEY_REFUSED'],
})

export const RemovePasskey = endpoint({
  method: 'POST',
  path: '/api/users/passkeys/{passkeyId}/remove',
  summary: 'Remove a passkey',
  params: z.object({ passkeyId: z.uuid() }),
  body: WithPassword,
  status: 204,
  refusals: [
    'PASSKEY_NOT_FOUND',
    'CURRENT_PASSWORD_INCORRECT',
    'FRESH_SIGN_IN_REQUIRED',
    'TOO_MANY_ATTEMPTS',
  ],
})

export const StartPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/options',
  summary: 'Begin to sign in with a passkey; what the browser asks the device for',
  answer: z.object({ challengeId: z.uuid(), options: WebAuthn }),
  refusals: ['TOO_MANY_ATTEMPTS'],
})

export const PasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  summary: "Sign in, by the device's answer; it is a second factor too",
  body: z.strictObject({ challengeId: z.uuid(), response: WebAuthn }),
  status: 204,
  refusals: ['PASSKEY_REFUSED', 'TOO_MANY_ATTEMPTS'],
})
