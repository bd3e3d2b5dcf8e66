import type { Addresses } from '../../../addresses.ts'

export const ACCOUNTS_ADDRESSES: Addresses = {
  'my-impact/account/security': 'security/security.route.tsx',
  'my-impact/account/security/second-factor': 'security/add-factor.route.tsx',
  'my-impact/account/security/passkey': 'security/passkey.route.tsx',
  'join/your-details': 'join/your-details.route.tsx',
  'join/choose-password': 'join/first-password.route.tsx',
  'join/mismatch': 'join/mismatch.route.tsx',
  'join/basic': { file: 'join/join.route.tsx', id: 'join-basic' },
  'join/:provider': 'join/social.route.tsx',
  join: 'join/join.route.tsx',
  'login/reset-password': 'password/reset-request.route.tsx',
  'login/reset-password/reset': 'password/reset-password.route.tsx',
  'login/passkey': 'sign-in/passkey.route.tsx',
  'login/second-factor': 'sign-in/second-factor.route.tsx',
  'confirm-email': 'email/confirm-email.route.tsx',
  login: 'sign-in/login.route.tsx',
  logout: 'sign-in/logout.route.tsx',
  'verify-email': 'email/verify-email.route.tsx',
  'verify-email/send': 'email/resend-verification.route.ts',
}
