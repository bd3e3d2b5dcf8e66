import { Localise, SaveDetails } from '@understory/contracts/people/accounts/accounts.ts'
import {
  COUNTRIES,
  DEFAULT_COUNTRY,
  defaultCurrency,
} from '@understory/domain/countries/countries.ts'
import { ACCOUNT_KINDS, type AccountKind } from '@understory/domain/people/accounts/account-kind.ts'
import { type Currency, isCurrency } from '@understory/domain/quantity/money.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { data, redirect } from 'react-router'
import { nextPath } from '../../../../http/next-path.ts'
import { type FormAnswer, readForm } from '../../../../http/posted-form.ts'
import { activeAccount, publicApi, requireSession } from '../../../../http/session.ts'
import styles from '../../../../shell/entry-page.module.css'
import { EntryPage } from '../../../../shell/entry-page.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { accountsMessage, accountsRich } from '../messages/messages.generated.ts'
import type { Route } from './+types/your-details.route'
import { chosenKind, planKind, signUpOrigin } from './joining-path.ts'

const COUNTRY_OPTIONS = COUNTRIES.map(({ iso2, name }) => ({ value: iso2, label: name }))
const currencyOptions = () => [
  { value: 'GBP', label: accountsMessage('yourDetails.poundsGbp') },
  { value: 'EUR', label: accountsMessage('yourDetails.eurosEur') },
  { value: 'USD', label: accountsMessage('yourDetails.usDollarsUsd') },
]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: accountsMessage('yourDetails.yourDetails'),
    description: accountsMessage('yourDetails.description'),
    path: '/join/your-details',
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = await requireSession(request, context)
  const search = new URL(request.url).searchParams
  const next = nextPath(search.get('next'))
  if (activeAccount(user)) throw redirect(next)
  const located = await publicApi(request, context)(Localise, {})
  const country = located.ok ? located.data.country : DEFAULT_COUNTRY
  const kind = chosenKind(search.get('kind'), next)
  const origin = signUpOrigin(search.get('origin'), next)
  const needed = planKind(next)
  return {
    next,
    kind,
    origin,
    country,
    currency: defaultCurrency(country),
    email: user.email,
    /** As Google or Facebook names the person. */
    known: { firstname: user.firstname ?? '', lastname: user.lastname ?? '' },
    /** What was chosen is for the other kind of account. */
    mismatch: needed === kind ? null : needed,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireSession(request, context)
  const form = await readForm(request)
  const currency = form.text('defaultCurrency')
  const next = nextPath(form.text('next'))
  const accountType = form.oneOf('accountType', ACCOUNT_KINDS, 'personal')
  const needed = planKind(next)
  // An email holds one kind of account for good, so the warning comes before it is opened.
  if (needed && needed !== accountType && form.text('warnedOf') !== accountType) {
    return data(form.refusedFor({ accountType: mismatchWords(needed) }), { status: 409 })
  }
  const answer = await api(SaveDetails, {
    body: {
      accountType,
      firstname: form.text('firstname'),
      lastname: form.text('lastname'),
      companyName: form.text('companyName'),
      country: form.text('country'),
      signUpOrigin: signUpOrigin(form.text('origin'), next),
      defaultCurrency: (isCurrency(currency) ? currency : 'GBP') satisfies Currency,
    },
  })
  if (!answer.ok) return data(form.refused(answer.refusal), { status: answer.status })
  return needed && needed !== answer.data.accountType
    ? redirect(`/join/mismatch?next=${encodeURIComponent(next)}`, 303)
    : redirect(next, 303)
}

const mismatchWords = (needed: AccountKind) =>
  accountsMessage('yourDetails.choseAccountEmailHolds', {
    needed,
    isBusiness: needed === 'business' ? 'yes' : 'other',
  })

export default function YourDetailsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { next, kind, origin, country, currency, email, known, mismatch } = loaderData
  const answer: FormAnswer | undefined = actionData
  const typed = answer?.values
  return (
    <EntryPage>
      <h1>{accountsMessage('yourDetails.yourDetails')}</h1>
      <p className="quiet">
        {accountsMessage('yourDetails.signedCertificatesInvoicesSay', { email })}
      </p>
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      <form method="post" noValidate>
        <input type="hidden" name="next" value={next} />
        <input type="hidden" name="origin" value={origin} />
        {(answer?.problems.accountType ?? mismatch) ? (
          <input type="hidden" name="warnedOf" value={typed?.accountType ?? kind} />
        ) : null}
        <Fieldset
          id="accountType"
          legend={accountsMessage('yourDetails.thisAccountIs')}
          error={
            answer?.problems.accountType ??
            (answer || !mismatch ? undefined : mismatchWords(mismatch))
          }
        >
          <RadioCards
            name="accountType"
            defaultValue={typed?.accountType ?? kind}
            cards={[
              { value: 'personal', label: accountsMessage('yourDetails.personal') },
              { value: 'business', label: accountsMessage('yourDetails.forABusiness') },
            ]}
          />
        </Fieldset>
        <TextField
          answer={answer}
          name="firstname"
          label={accountsMessage('yourDetails.firstName')}
          autoComplete="given-name"
          known={known.firstname}
        />
        <TextField
          answer={answer}
          name="lastname"
          label={accountsMessage('yourDetails.lastName')}
          autoComplete="family-name"
          known={known.lastname}
        />
        <div className={styles.company}>
          <TextField
            answer={answer}
            name="companyName"
            label={accountsMessage('yourDetails.companyName')}
            autoComplete="organization"
          />
        </div>
        <Field
          id="country"
          label={accountsMessage('yourDetails.country')}
          error={answer?.problems.country}
        >
          <Select
            {...fieldAria('country', { error: answer?.problems.country })}
            name="country"
            autoComplete="country"
            defaultValue={typed?.country ?? country}
            options={COUNTRY_OPTIONS}
          />
        </Field>
        <Field
          id="defaultCurrency"
          label={accountsMessage('yourDetails.currency')}
          hint={accountsMessage('yourDetails.payAnotherLater')}
        >
          <Select
            {...fieldAria('defaultCurrency', { hint: true })}
            name="defaultCurrency"
            defaultValue={typed?.defaultCurrency ?? currency}
            options={currencyOptions()}
          />
        </Field>
        <Button type="submit" look="action">
          {accountsMessage('yourDetails.saveAndGoOn')}
        </Button>
      </form>
      <p className="quiet">
        {accountsRich('yourDetails.joiningColleaguesLinkInvitation', {
          link: (words) => <a href="/my-impact/account/data">{words}</a>,
        })}
      </p>
    </EntryPage>
  )
}

function TextField(field: {
  answer: FormAnswer | undefined
  name: string
  label: string
  autoComplete: string
  known?: string
}) {
  const { answer, name, label, autoComplete, known } = field
  const error = answer?.problems[name]
  return (
    <Field id={name} label={label} error={error}>
      <TextInput
        {...fieldAria(name, { error })}
        name={name}
        autoComplete={autoComplete}
        defaultValue={answer?.values[name] ?? known}
      />
    </Field>
  )
}
