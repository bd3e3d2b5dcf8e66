import { greetMailServer } from '@understory/adapters/email-smtp/greet-mail-server.ts'
import type { Environment } from '../../../apps/api/src/configuration/config.ts'
import { messageOf } from '../../start/say.ts'
import { reachProvider } from '../commands/verify-ledger.ts'
import { type Line, notKnown, ok, wrong } from './line.ts'

/** Mail server and payment provider: nothing is sent, nothing is written. */
export async function lookAtServices(settings: Environment, isLocal: boolean): Promise<Line[]> {
  const away = (about: string, fault: unknown, what: string) =>
    isLocal
      ? notKnown(about, 'the local services do not answer: they run while npm start runs')
      : wrong(about, `${messageOf(fault)}: ${what}`)
  return [
    await lookAtMail(settings).catch((fault) =>
      away('mail server', fault, 'look at SMTP_URL, and whether the server lets this machine in'),
    ),
    await lookAtProvider(settings).catch((fault) =>
      away('payment provider', fault, 'look at STRIPE_SECRET_KEY and the way out of this machine'),
    ),
    ...OFFERED.map(([about, names]) => lookAtVendor(settings, about, names)),
  ]
}

async function lookAtMail(settings: Environment): Promise<Line> {
  if (!settings.SMTP_URL) return notKnown('mail server', 'SMTP_URL is missing')
  await greetMailServer(settings.SMTP_URL, settings.DEPLOYMENT === 'production')
  return ok('mail server', 'it greets and lets this product in; no email was sent')
}

async function lookAtProvider(settings: Environment): Promise<Line> {
  if (!settings.STRIPE_SECRET_KEY && !settings.SANDBOX_URL)
    return notKnown('payment provider', 'STRIPE_SECRET_KEY is missing')
  // The first page of a list is a read that needs the key.
  for await (const _ of reachProvider().listPayments(new Date(Date.now() - 1_000))) break
  return ok('payment provider', 'it answers to this key')
}

/** What is offered once its settings are there; whether they are right, the vendor says when it is used. */
const OFFERED: readonly (readonly [string, readonly string[]])[] = [
  ['sign-in with Google', ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']],
  ['sign-in with Facebook', ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET']],
  ['sign-in of staff', ['STAFF_GOOGLE_CLIENT_ID', 'STAFF_GOOGLE_CLIENT_SECRET', 'STAFF_DOMAINS']],
  ['Shopify', ['SHOPIFY_CLIENT_ID', 'SHOPIFY_CLIENT_SECRET']],
  ['stores by Rutter', ['RUTTER_CLIENT_ID', 'RUTTER_SECRET', 'RUTTER_PUBLIC_KEY']],
  ['search of UK registrations', ['DVLA_API_KEY']],
  ['bounces and complaints', ['MAIL_FEEDBACK_SECRET']],
  ['metrics', ['METRICS_TOKEN']],
  ['public log (worker alone)', ['LEDGER_SIGNING_KEY', 'LEDGER_EVENT_KEY']],
  ['certificates for machines (worker alone)', ['CREDENTIAL_SIGNING_KEY']],
]

function lookAtVendor(settings: Environment, about: string, names: readonly string[]): Line {
  const missing = names.filter((name) => !settings[name])
  if (missing.length === 0) return ok(about, 'its settings are there; they were not tried')
  return missing.length === names.length
    ? ok(about, `not offered: ${names.join(', ')} ${names.length > 1 ? 'are' : 'is'} not set here`)
    : notKnown(about, `not offered until ${missing.join(' and ')} are set, too`)
}
