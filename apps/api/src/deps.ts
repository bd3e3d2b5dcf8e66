import type { Probe } from '@understory/database/availability/probe.ts'
import type { Database } from '@understory/database/connect.ts'
import type { NoteSeen } from '@understory/domain/site/status/seen-part.ts'
import type { OrderSource } from '@understory/domain/stores/connected-stores/store-status.ts'
import type { Clock } from '@understory/ports/clock.ts'
import type { WebhookSender } from '@understory/ports/developers/webhook-sender.ts'
import type { DocumentRenderer } from '@understory/ports/documents/documents.ts'
import type { PictureRedrawer } from '@understory/ports/documents/pictures.ts'
import type { FileStore } from '@understory/ports/files.ts'
import type { PactPeer } from '@understory/ports/footprints/pact-peer.ts'
import type { EmailMarkdown } from '@understory/ports/mail/email-markdown.ts'
import type { MailFeedback } from '@understory/ports/mail/mail-feedback.ts'
import type { Mailbox } from '@understory/ports/mail/mailbox.ts'
import type { Mailer } from '@understory/ports/mail/mailer.ts'
import type { BillingClock } from '@understory/ports/payments/billing-clock.ts'
import type { PaymentGateway } from '@understory/ports/payments/payment-gateway.ts'
import type { ReferenceRates } from '@understory/ports/payments/reference-rates.ts'
import type { ContentService } from '@understory/ports/site/content-service.ts'
import type { ErrorReporter } from '@understory/ports/site/error-reporter.ts'
import type { Prose } from '@understory/ports/site/prose.ts'
import type { SupportChat } from '@understory/ports/site/support-chat.ts'
import type { Tracer } from '@understory/ports/site/tracer.ts'
import type { AppBilling } from '@understory/ports/stores/app-billing.ts'
import type { StoreConnector } from '@understory/ports/stores/store-connector.ts'
import type { VehicleRegistry } from '@understory/ports/vehicles/vehicle-registry.ts'
import type { Logger } from 'pino'
import type { PurchaseKinds } from './capabilities/commerce/purchases/purchase-kind.ts'
import type { SellingState } from './capabilities/commerce/selling/selling-state.ts'
import type { Provider } from './capabilities/people/accounts/sign-in/sign-in-providers.ts'
import type { SignInService } from './capabilities/people/accounts/sign-in/sign-in-service.ts'
import type { Clearing } from './clearing.ts'
import type { Closing } from './closing.ts'
import type { Config } from './configuration/config.ts'
import type { ReplicaReads } from './database/replicas/replica-reads.ts'
import type { Declaring } from './declaring.ts'
import type { Disconnecting } from './disconnecting.ts'
import type { EventRenderers } from './event-renderer.ts'
import type { AttemptCounter, RateLimiter } from './http/serve/rate-limit.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { Numbering } from './numbering.ts'
import type { ExportedTable } from './owned-table.ts'
import type { CrashPoint } from './process/crash-point.ts'
import type { ReturningMail } from './returning-mail.ts'
import type { Pulse } from './signals/pulse.ts'
import type { Vitals } from './signals/vitals.ts'
import type { StaffChangeKind } from './staff-change-kind.ts'
import type { WorkQueue } from './work-queue.ts'

/** The dependencies of the operations; `compose.ts` builds them once. */
export type Deps = {
  /** What staff publish stands above the environment, read at each look. */
  readonly config: Config
  /** Looks now whether something else of the installation was published; each process does every two seconds. */
  readonly refreshInstallation: () => Promise<void>
  readonly db: Database
  readonly clock: Clock
  readonly newId: () => string
  readonly log: Logger
  /** `null`: faults are in the log alone. */
  readonly errors: ErrorReporter | null
  /** `null`: no traces are sent. */
  readonly tracer: Tracer | null
  readonly limit: RateLimiter
  /** For limits that tell callers how much of them is left. */
  readonly countAttempt: AttemptCounter
  /** `null`: there is no replica. */
  readonly replica: ReplicaReads | null
  /** Fails where the database does not answer within about a second. */
  readonly lookAtDatabase: () => Promise<void>
  /** What the database says to a statement within about a second, on a connection of its own. */
  readonly askDatabase: Probe['ask']
  /** What this process counts of its own work. */
  readonly vitals: Vitals
  /** What its own loops say of themselves; of a worker. */
  readonly pulse: Pulse
  /** Notes whether something works, for the status page. */
  readonly seen: NoteSeen
  /** Why nothing is sold; `null`: things are. */
  readonly selling: () => Promise<SellingState>
  readonly jobs: JobQueue
  readonly signIn: SignInService
  /** The configured sign-in providers. */
  readonly providers: readonly Provider[]
  readonly payments: PaymentGateway
  readonly documents: DocumentRenderer
  readonly pictures: PictureRedrawer
  readonly files: FileStore
  /** Where the texts of the public pages come from. */
  readonly content: ContentService
  /** `null`: there is no chat. */
  readonly chat: SupportChat | null
  /** Where the public log is copied to, so that a restored database cannot fork it. */
  readonly logCopy: FileStore
  /** `null`: none is configured, and there is no search by registration number. */
  readonly registry: VehicleRegistry | null
  /** The configured ways to reach stores. */
  readonly stores: ReadonlyMap<OrderSource, StoreConnector>
  /** Bills stores of Shopify through Shopify; `null`: there is no app of ours. */
  readonly appBilling: AppBilling | null
  /** What currencies are worth, for stores that sell in another one than they are billed in. */
  readonly rates: ReferenceRates
  /** Sends events to the addresses of customers. */
  readonly webhooks: WebhookSender
  /** Reaches the PACT servers of partners. */
  readonly pactPeer: PactPeer
  readonly mailer: Mailer
  readonly emailMarkdown: EmailMarkdown
  /** What staff write for our own pages. */
  readonly prose: Prose
  /** `null`: no secret is set, and reports of bounces are refused. */
  readonly mailFeedback: MailFeedback | null
  /** `null` everywhere but in a local installation. */
  readonly mailbox: Mailbox | null
  /** `null` everywhere but in a local installation. */
  readonly billingClock: BillingClock | null
  readonly crashPoint: CrashPoint
  /** What an export of someone's data holds. */
  readonly exportedTables: readonly ExportedTable[]
  /** What is deleted of a test account when it is reset, or its data is old. */
  readonly clearing: Clearing
  /** What happens to stored rows when an account closes or a user is deleted. */
  readonly closing: Closing
  readonly declaring: Declaring
  readonly disconnecting: Disconnecting
  readonly numbering: Numbering
  readonly returningMail: ReturningMail
  /** For how many seconds the links work that jobs send, by job. */
  readonly linkLifetimes: ReadonlyMap<string, number>
  /** What staff change by a form. */
  readonly staffChangeKinds: readonly StaffChangeKind[]
  /** Where the product’s promises wait for a member of staff. */
  readonly workQueues: readonly WorkQueue[]
  /** What is bought once, by kind. */
  readonly purchaseKinds: PurchaseKinds
  /** What each event says. */
  readonly eventRenderers: EventRenderers
}
