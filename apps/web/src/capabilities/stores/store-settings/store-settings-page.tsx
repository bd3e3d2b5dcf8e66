import type { Project } from '@understory/contracts/proof/projects.ts'
import type { Store } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { OnlyLooking } from '../../../shell/account-fit/only-looking.tsx'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { CONNECT, INTEGRATIONS } from '../bills/public.ts'
import { settingsSentence } from '../connected-stores/public.ts'
import type { LastOrders } from './ask-last-orders.ts'
import { ImpactFields } from './impact-fields.tsx'
import LastOrdersSum from './last-orders-sum.island.tsx'
import { storeSettingsMessage } from './messages/messages.generated.ts'
import { RuleFields } from './rule-fields.tsx'
import styles from './settings.module.css'
import type { TypedSettings } from './typed-settings.ts'

export type SettingsForm = {
  readonly typed: TypedSettings
  readonly projects: readonly Project[]
  readonly lastOrders: LastOrders
  /** Their sum was asked for by a button. */
  readonly isAsked: boolean
  readonly refused: FormAnswer | null
}
type StoreSettingsPageProps = {
  readonly store: Store
  readonly mayChange: boolean
  /** None where nothing can be changed. */
  readonly form: SettingsForm | null
  readonly refused: FormAnswer | null
}

const storeSettingsPageKinds = () => [
  {
    value: 'per-order',
    label: storeSettingsMessage('storeSettings.sameEachOrder'),
    explain: storeSettingsMessage('storeSettings.whateverOrderWorth'),
  },
  {
    value: 'per-amount',
    label: storeSettingsMessage('storeSettings.forEveryAmount'),
    explain: storeSettingsMessage('storeSettings.moreOrderWorthMore'),
  },
  {
    value: 'percentage',
    label: storeSettingsMessage('storeSettings.partCheckout'),
    explain: storeSettingsMessage('storeSettings.muchPartOrderPays'),
  },
  {
    value: 'percentage-by-range',
    label: storeSettingsMessage('storeSettings.partValueCart'),
    explain: storeSettingsMessage('storeSettings.anotherPartSmallLarge'),
  },
]
const WITH_AMOUNTS = ['per-amount', 'percentage-by-range']

/** An amount can be read once the currency of the shop is known, by its first order. */
const kindsIn = (currency: string | null) =>
  storeSettingsPageKinds().map((kind) =>
    currency === null && WITH_AMOUNTS.includes(kind.value)
      ? {
          ...kind,
          explain: storeSettingsMessage('storeSettings.chosenAfterFirstOrder', {
            explain: kind.explain,
          }),
        }
      : kind,
  )

/** What each order of a store contributes, and what its last orders would have come to. */
export function StoreSettingsPage({ store, mayChange, form, refused }: StoreSettingsPageProps) {
  return (
    <div className="page page-end page-top flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            { href: INTEGRATIONS, label: storeSettingsMessage('storeSettings.integrations') },
          ]}
          here={store.name}
        />
        <h1>{storeSettingsMessage('storeSettings.whatEachOrderContributes')}</h1>
        <p className="lead quiet">
          {form
            ? storeSettingsMessage('storeSettings.changeAppliesLaterOrders', { name: store.name })
            : settingsSentence(store.settings)}
        </p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {form ? (
        <RuleForm store={store} form={form} />
      ) : (
        <CannotChange store={store} mayChange={mayChange} />
      )}
    </div>
  )
}

function CannotChange({ store, mayChange }: Pick<StoreSettingsPageProps, 'store' | 'mayChange'>) {
  return mayChange ? (
    <>
      <p>
        {storeSettingsMessage('storeSettings.disconnectedConnectAgainChange', { name: store.name })}
      </p>
      <p>
        <LinkButton look="action" href={CONNECT}>
          {storeSettingsMessage('storeSettings.connectAgain')}
        </LinkButton>
      </p>
    </>
  ) : (
    <OnlyLooking />
  )
}

/** The amounts of a rule stay in the currency in which they were typed. */
function OtherCurrency({ store: { settings, currency } }: { readonly store: Store }) {
  if (!settings?.currency || settings.currency === currency) return null
  return (
    <Notice
      kind="info"
      title={storeSettingsMessage('storeSettings.shopNowSells', { currency: String(currency) })}
    >
      {storeSettingsMessage('storeSettings.ruleGoesAmountsOrders', {
        currency: settings.currency,
        settingsSentence: settingsSentence(settings),
        currency2: currency ?? '',
      })}
    </Notice>
  )
}

/** What is funded instead of a project that its rule names and that is not offered any more. */
function NotOffered({ store: { settings }, projects }: NotOfferedProps) {
  const named = settings?.rule.project
  if (named === undefined || projects.some(({ id, isOffered }) => id === named && isOffered))
    return null
  const name =
    projects.find(({ id }) => id === named)?.name ??
    storeSettingsMessage('storeSettings.theProjectYouChose')
  return (
    <Notice kind="info" title={storeSettingsMessage('storeSettings.noLongerFunded', { name })}>
      {storeSettingsMessage('storeSettings.untilChooseAnotherOrders')}
    </Notice>
  )
}

type NotOfferedProps = {
  readonly store: Store
  readonly projects: readonly Project[]
}

type RuleFormProps = { readonly store: Store; readonly form: SettingsForm }

function RuleForm({ store, form }: RuleFormProps) {
  const { typed, projects, lastOrders, isAsked, refused } = form
  const problems = refused?.problems ?? {}
  return (
    <form method="post" className="columns" noValidate>
      {/* What Enter in a field does: it shows, and saves nothing. */}
      <button type="submit" name="intent" value="preview" hidden>
        {storeSettingsMessage('storeSettings.preview')}
      </button>
      <div className={`flow-32 ${styles.form}`}>
        <OtherCurrency store={store} />
        <NotOffered store={store} projects={projects} />
        <ImpactFields store={store} typed={typed} projects={projects} problems={problems} />
        <Fieldset id="kind" legend={storeSettingsMessage('storeSettings.howMuch')}>
          <RadioCards name="kind" defaultValue={typed.kind} cards={kindsIn(store.currency)} />
        </Fieldset>
        <RuleFields typed={typed} currency={store.currency} problems={problems} />
        <div data-rule="always">
          <div data-impact="trees">
            <Checkbox
              name="plantTreeAlways"
              defaultChecked={typed.plantTreeAlways}
              label={storeSettingsMessage('storeSettings.plantATreeAlways')}
              explain={storeSettingsMessage('storeSettings.orderComesLessTree')}
            />
          </div>
        </div>
      </div>
      <section
        id="preview"
        className="panel panel-lichen stays-in-view flow-16"
        aria-labelledby="preview-title"
      >
        <h2 id="preview-title">{storeSettingsMessage('storeSettings.yourLastOrders')}</h2>
        <LastOrdersSum first={lastOrders} isAsked={isAsked} />
        <Button type="submit" look="action" name="intent" value="save">
          {storeSettingsMessage('storeSettings.save')}
        </Button>
        <p className="quiet">
          {storeSettingsMessage('storeSettings.contributionsPendingUntilBilled')}
        </p>
        {/* Without script. Where it goes when the script has loaded, nothing moves. */}
        <div className={styles.again}>
          <Button type="submit" name="intent" value="preview">
            {storeSettingsMessage('storeSettings.workItOutAgain')}
          </Button>
        </div>
      </section>
    </form>
  )
}
