import { randomUUID } from 'node:crypto'
import { access, constants, mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createSandboxBillingClock } from '@understory/adapters/billing-clock-sandbox/sandbox-billing-clock.ts'
import { createIntercomChat } from '@understory/adapters/chat-intercom/intercom-chat.ts'
import { createProse } from '@understory/adapters/content/prose.ts'
import { createDocumentRenderer } from '@understory/adapters/documents/document-renderer.ts'
import { createEmailMarkdown } from '@understory/adapters/email-markdown/email-markdown.ts'
import { createSmtpMailer } from '@understory/adapters/email-smtp/smtp-mailer.ts'
import { createDiskFiles } from '@understory/adapters/files-disk/disk-files.ts'
import { createS3Files } from '@understory/adapters/files-s3/s3-files.ts'
import { createSignedFeedback } from '@understory/adapters/mail-feedback/signed-feedback.ts'
import { createSandboxMailbox } from '@understory/adapters/mailbox-sandbox/sandbox-mailbox.ts'
import { createStripeGateway } from '@understory/adapters/payments-stripe/stripe-gateway.ts'
import { createPictureRedrawer } from '@understory/adapters/pictures-sharp/picture-redrawer.ts'
import { createEcbRates } from '@understory/adapters/rates-ecb/ecb-rates.ts'
import { createDvlaRegistry } from '@understory/adapters/vehicle-registry-dvla/dvla-registry.ts'
import { createPlatformDatabase } from '@understory/database/connect.ts'
import type { Clock } from '@understory/ports/clock.ts'
import type { FileStore } from '@understory/ports/files.ts'
import type { Mailbox } from '@understory/ports/mail/mailbox.ts'
import type { BillingClock } from '@understory/ports/payments/billing-clock.ts'
import type { PaymentGateway } from '@understory/ports/payments/payment-gateway.ts'
import { createSelling } from '../capabilities/commerce/selling/public.ts'
import { recordSecurityEvent } from '../capabilities/people/accounts/public.ts'
import { PROVIDERS } from '../capabilities/people/accounts/sign-in/sign-in-providers.ts'
import { createSignInService } from '../capabilities/people/accounts/sign-in/sign-in-service.ts'
import { type Installation, watchInstallation } from '../capabilities/site/installation/public.ts'
import {
  createSightings,
  isMailServerAway,
  isProviderAway,
  observed,
} from '../capabilities/site/status/public.ts'
import { BadSetting, type Config } from '../configuration/config.ts'
import { liveConfig } from '../configuration/live-config.ts'
import { signInSettings } from '../configuration/sign-in-settings.ts'
import { isOfStaff } from '../configuration/staff-domains.ts'
import type { Deps } from '../deps.ts'
import { OF_MANIFESTS } from '../from-manifests/of-manifests.ts'
import { createAttemptCounter, createRateLimiter } from '../http/serve/rate-limit.ts'
import { openJobQueue } from '../jobs/job-queue.ts'
import { crashPointFrom } from '../process/crash-point.ts'
import { createLogger } from '../process/logger.ts'
import { counted } from '../signals/counted-emails.ts'
import { createPulse } from '../signals/pulse.ts'
import { createVitals } from '../signals/vitals.ts'
import { keyFor } from '../signing/key-for.ts'
import { composeContent } from './compose-content.ts'
import { composeDatabase } from './compose-database.ts'
import { createErrors, createTracer, statementNoter } from './compose-observers.ts'
import {
  createAppBilling,
  createPactPeer,
  createStores,
  createWebhookSender,
} from './compose-stores.ts'

export type Composed = { deps: Deps; close: () => Promise<void> }

/** What is not found is an answer of it; whatever it throws means that it does not work. */
const EACH_FAULT = () => true

/** Builds the dependencies of the operations; here and in compose-stores.ts vendors are chosen. */
export async function compose(
  settings: Config,
  options: { isWorker: boolean; clock?: Clock },
): Promise<Composed> {
  let installation: Installation | null = null
  const config = liveConfig(settings, () => installation?.published() ?? {})
  const errors = await createErrors(config, options.isWorker ? 'worker' : 'server')
  const tracer = await createTracer(config, options.isWorker ? 'worker' : 'server')
  const log = createLogger(config, errors)
  const clock = options.clock ?? realClock
  const vitals = createVitals()
  const pulse = createPulse()
  const { pool, db, replica, look, ask } = await composeDatabase(config, {
    log,
    clock,
    vitals,
    whenFull: () => seen('database')(false),
    whenSent: statementNoter(tracer),
  })
  const watching = await watchInstallation({ db: createPlatformDatabase(pool), log })
  installation = watching
  const jobs = await openJobQueue({
    connectionString: config.DATABASE_URL,
    log,
    isWorker: options.isWorker,
    pulse,
    tracer,
    whenEnded: (job, outcome) => vitals.jobs.inc({ job, outcome }),
  })
  const mailer = createSmtpMailer({
    url: config.SMTP_URL,
    from: () => config.MAIL_FROM,
    requiresTls: config.DEPLOYMENT === 'production',
  })
  const providers = signInSettings(config)
  const seen = createSightings({ db, clock, log })
  const registry = createRegistry(config)
  const countAttempt = createAttemptCounter(pool, config.APP_SECRET)
  const logCopy = await createFiles(config, config.LEDGER_COPY_BUCKET ?? config.S3_BUCKET)
  const deps: Deps = {
    config,
    refreshInstallation: watching.refresh,
    db,
    clock,
    log,
    errors,
    tracer,
    jobs,
    mailer: {
      ...mailer,
      ...observed({ send: counted(mailer.send, vitals) }, seen('email'), isMailServerAway),
    },
    emailMarkdown: createEmailMarkdown(),
    prose: createProse(),
    mailFeedback: createMailFeedback(config, clock),
    mailbox: createMailbox(config),
    billingClock: createBillingClock(config),
    newId: randomUUID,
    seen,
    replica,
    lookAtDatabase: look,
    askDatabase: ask,
    vitals,
    pulse,
    countAttempt,
    limit: createRateLimiter(countAttempt, {
      scale: config.RATE_LIMIT_SCALE,
      whenReached: (limit) => vitals.limits.inc({ limit }),
    }),
    payments: observed(createPayments(config), seen('payments'), isProviderAway),
    documents: createDocumentRenderer(() => config),
    pictures: createPictureRedrawer(),
    files: observed(await createFiles(config, config.S3_BUCKET), seen('files'), EACH_FAULT),
    content: await composeContent(config),
    logCopy,
    selling: createSelling({ config, db: createPlatformDatabase(pool), logCopy, clock, log }),
    registry: registry && observed(registry, seen('vehicle-registry'), EACH_FAULT),
    chat: createChat(config),
    stores: createStores(config, { clock, log }),
    appBilling: createAppBilling(config, { clock, log }),
    rates: createEcbRates(config.REFERENCE_RATES_HOST),
    webhooks: createWebhookSender(config),
    pactPeer: createPactPeer(config),
    crashPoint: crashPointFrom(config),
    ...OF_MANIFESTS,
    providers: PROVIDERS.filter((id) => providers[id] !== undefined),
    signIn: createSignInService({
      db: createPlatformDatabase(pool),
      origin: config.origin,
      secret: keyFor(config.APP_SECRET, 'sign-in-library').toString('base64'),
      clock,
      providers,
      passwordCost: config.PASSWORD_COST,
      isOfStaff: (email) => isOfStaff(config, email),
      sendPasswordReset: async ({ email, token }) => {
        const url = `${config.origin}/login/reset-password/reset?token=${encodeURIComponent(token)}`
        const messageId = `reset-${randomUUID()}`
        await jobs.enqueue(db, 'send-password-reset', { email, url, messageId })
      },
      notePasswordEnded: (tx, userId) =>
        recordSecurityEvent(tx, { clock, jobs }, { userId, event: 'password-ended' }),
      sendVerification: async ({ email, token }) => {
        const url = `${config.origin}/verify-email?token=${encodeURIComponent(token)}`
        const messageId = `verification-${randomUUID()}`
        await jobs.enqueue(db, 'send-verification', { email, url, messageId })
      },
    }),
  }
  return {
    deps,
    async close() {
      watching.close()
      await jobs.close()
      await mailer.close()
      await db.destroy()
      await errors?.close()
      await tracer?.close()
    },
  }
}

// A signature's age is checked by the real clock, even where the billing clock was moved.
const realClock: Clock = () => new Date()

/** Only a local installation has a mailbox, which catches its emails. */
export function createMailbox({
  DEPLOYMENT,
  MAILBOX_URL,
}: {
  DEPLOYMENT: Config['DEPLOYMENT']
  MAILBOX_URL?: string | undefined
}): Mailbox | null {
  return DEPLOYMENT === 'local' && MAILBOX_URL ? createSandboxMailbox(MAILBOX_URL) : null
}

/** Only the payments sandbox of a local installation has a clock that can be moved. */
function createBillingClock(config: Config): BillingClock | null {
  const isLocal = config.DEPLOYMENT === 'local' && config.PAYMENTS === 'sandbox'
  return isLocal ? createSandboxBillingClock(config.SANDBOX_URL) : null
}

function createMailFeedback({ MAIL_FEEDBACK_SECRET: secret }: Config, clock: Clock) {
  return secret ? createSignedFeedback({ secret, clock }) : null
}

function createChat({ INTERCOM_APP_ID: appId, INTERCOM_IDENTITY_SECRET: secret }: Config) {
  return appId && secret ? createIntercomChat({ appId, secret }) : null
}

const createRegistry = ({ DVLA_API_KEY: apiKey, DVLA_HOST: host }: Config) =>
  apiKey ? createDvlaRegistry({ apiKey, ...(host && { host }) }) : null

/** On disk, where the folder can be written; or in the store that is configured. */
async function createFiles(config: Config, bucket: string | undefined): Promise<FileStore> {
  const { S3_ENDPOINT: endpoint, S3_REGION: region } = config
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return createS3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey })
  }
  if (!config.FILES_FOLDER) throw new BadSetting('FILES_FOLDER is missing.')
  const folder = resolve(config.FILES_FOLDER)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK)
  } catch {
    throw new BadSetting(`FILES_FOLDER: ${folder} cannot be written.`)
  }
  return createDiskFiles(folder)
}

function createPayments(config: Config): PaymentGateway {
  if (config.PAYMENTS === 'stripe') {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config
    return createStripeGateway({ secretKey, webhookSecret, clock: realClock })
  }
  const { protocol: scheme, hostname: host, port } = new URL(config.SANDBOX_URL)
  const protocol = scheme === 'https:' ? 'https' : 'http'
  return createStripeGateway({
    secretKey: 'sk_test_local_understory',
    webhookSecret: config.PAYMENTS_WEBHOOK_SECRET,
    endpoint: { protocol, host, port: Number(port) },
    clock: realClock,
  })
}
