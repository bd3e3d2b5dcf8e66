import { Join } from '@understory/contracts/people/accounts/accounts.ts'
import { ListProviders, SocialProvider } from '@understory/contracts/people/accounts/sign-in.ts'
import { ACCOUNT_KINDS } from '@understory/domain/people/accounts/account-kind.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, FieldError, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { data, redirect } from 'react-router'
import { cookieHeaders } from '../../../../http/cookies/set-cookies.ts'
import { nextPath, withNext } from '../../../../http/next-path.ts'
import { type FormAnswer, readForm } from '../../../../http/posted-form.ts'
import { findSession, publicApi } from '../../../../http/session.ts'
import { EntryPage } from '../../../../shell/entry-page.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { useSiteName } from '../../../../shell/use-site-name.ts'
import { OrderPanel, orderAt, type PaymentOrder } from '../../../commerce/purchases/public.ts'
import { accountsMessage, accountsRich } from '../messages/messages.generated.ts'
import NewPassword from '../password/new-password.island.tsx'
import type { Route } from './+types/join.route'
import { invitationAt } from './invitation-at.ts'
import { afterJoining, chosenKind, isInvitation, isPayment, signUpOrigin } from './joining-path.ts'
import { JoinWith } from './provider-buttons.tsx'
import { socialError } from './social-errors.ts'
import { startSocial } from './start-social.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: accountsMessage('join.join'),
    description: accountsMessage('join.description'),
    path: '/join',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams: search } = new URL(request.url)
  const next = nextPath(search.get('next'))
  if (await findSession(request, context)) {
    const isEnough = isPayment(next) || isInvitation(next)
    throw redirect(isEnough ? next : withNext('/join/your-details', next))
  }
  const api = publicApi(request, context)
  const [offered, order, invitation] = await Promise.all([
    api(ListProviders, {}),
    orderAt(api, next),
    invitationAt(api, next),
  ])
  return {
    next,
    /** What is chosen says for whom. */
    kind: order?.audience ?? chosenKind(search.get('kind'), next),
    order,
    invitation,
    origin: signUpOrigin(search.get('origin'), next),
    providers: !pathname.includes('/basic') && offered.ok ? offered.data.providers : [],
    error: socialError(search),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const next = nextPath(form.text('next'))
  const kind = form.oneOf('accountType', ACCOUNT_KINDS, 'personal')
  const origin = form.text('origin')
  const acceptTerms = form.has('acceptTerms')
  const provider = SocialProvider.safeParse(form.text('provider'))
  if (provider.success) {
    const asked = { provider: provider.data, next, joining: { kind, origin, acceptTerms } }
    const started = await startSocial({ request, context }, asked)
    if (started instanceof Response) return started
    return data(form.refused(started.refusal), { status: started.status })
  }
  const answer = await publicApi(request, context)(Join, {
    body: {
      email: form.text('email'),
      password: form.text('password'),
      accountType: kind,
      acceptTerms: acceptTerms as true,
    },
  })
  if (!answer.ok) return data(form.refused(answer.refusal), { status: answer.status })
  const headers = cookieHeaders(answer)
  return redirect(afterJoining(next, kind, origin), { status: 303, headers })
}

export default function JoinPage({ loaderData, actionData }: Route.ComponentProps) {
  const { next, kind, order, invitation, origin, providers, error } = loaderData
  const answer: FormAnswer | undefined = actionData
  const siteName = useSiteName()
  return (
    <EntryPage>
      <h1>
        {order ? accountsMessage('join.joinToPay') : accountsMessage('join.join2', { siteName })}
      </h1>
      <p className="quiet">{leadOf({ order, invitation })}</p>
      {order ? <OrderPanel order={order} /> : null}
      {answer ? <JoinRefused answer={answer} next={next} /> : null}
      {error && !answer ? <JoinRefused answer={error} next={next} /> : null}
      <form method="post" noValidate>
        <input type="hidden" name="next" value={next} />
        <input type="hidden" name="origin" value={origin} />
        {order ? <KindOfOrder order={order} /> : null}
        {invitation ? <input type="hidden" name="accountType" value="business" /> : null}
        {order || invitation ? null : <ForWhom chosen={answer?.values.accountType ?? kind} />}
        <EmailField answer={answer} invited={invitation?.email} />
        <NewPassword error={passwordProblem(answer)} />
        <div>
          <Checkbox
            name="acceptTerms"
            {...fieldAria('acceptTerms', { error: answer?.problems.acceptTerms })}
            defaultChecked={answer?.values.acceptTerms === 'on'}
            label={accountsRich('join.iAcceptTermsConditions', {
              link: (words) => <a href="/terms-and-conditions">{words}</a>,
              link2: (words) => <a href="/privacy-policy">{words}</a>,
            })}
          />
          <FieldError id="acceptTerms" error={answer?.problems.acceptTerms} />
        </div>
        <Button type="submit" look="action">
          {accountsMessage('join.join')}
        </Button>
        <JoinWith providers={providers} />
      </form>
      <p className="quiet">
        {accountsRich('join.beenBeforeSign', {
          link: (words) => <a href={withNext('/login', next)}>{words}</a>,
        })}
      </p>
    </EntryPage>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function leadOf({ order, invitation }: Pick<Loaded, 'order' | 'invitation'>): string {
  if (order) return accountsMessage('join.freeJoinPaymentNext')
  if (invitation)
    return accountsMessage('join.freeJoinAcceptInvitation', { account: invitation.account })
  return accountsMessage('join.freeJoinPayFund')
}

function ForWhom({ chosen }: { chosen: string }) {
  return (
    <Fieldset id="accountType" legend={accountsMessage('join.whoIsItFor')}>
      <RadioCards
        name="accountType"
        defaultValue={chosen}
        cards={[
          {
            value: 'personal',
            label: accountsMessage('join.me'),
            explain: accountsMessage('join.myLifeMyHousehold'),
          },
          {
            value: 'business',
            label: accountsMessage('join.aBusiness'),
            explain: accountsMessage('join.companyCharityTeam'),
          },
        ]}
      />
    </Fieldset>
  )
}

/** For whom the account is follows from what was chosen; the other kind chooses its own. */
function KindOfOrder({ order }: { order: PaymentOrder }) {
  const isBusiness = order.audience === 'business'
  return (
    <p className="quiet">
      <input type="hidden" name="accountType" value={order.audience} />
      {isBusiness
        ? accountsMessage('join.accountBusiness')
        : accountsMessage('join.anAccountForYou')}{' '}
      <a href={order.setup[isBusiness ? 'personal' : 'business']}>
        {isBusiness
          ? accountsMessage('join.forYourselfInstead')
          : accountsMessage('join.forABusinessInstead')}
      </a>
    </p>
  )
}

type Why = Pick<FormAnswer, 'code' | 'message'>

function JoinRefused({ answer, next }: { answer: Why; next: string }) {
  return (
    <RefusalNotice answer={answer} title={answer.message}>
      {answer.code === 'ACCOUNT_EXISTS' ? (
        <a href={withNext('/login', next)}>{accountsMessage('join.goToSignIn')}</a>
      ) : null}
      {answer.code === 'PERSONAL_EXISTS' || answer.code === 'BUSINESS_EXISTS'
        ? accountsRich('join.emailHoldsKindAccount', {
            link: (words) => <a href={withNext('/login', next)}>{words}</a>,
          })
        : null}
    </RefusalNotice>
  )
}

function passwordProblem(answer: FormAnswer | undefined): string | undefined {
  if (!answer) return undefined
  return answer.code.startsWith('PASSWORD_') ? answer.message : answer.problems.password
}

function EmailField(props: { answer: FormAnswer | undefined; invited: string | undefined }) {
  const { answer, invited } = props
  const error = answer?.problems.email
  return (
    <Field id="email" label={accountsMessage('join.email')} error={error}>
      <TextInput
        {...fieldAria('email', { error })}
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={answer?.values.email ?? invited}
      />
    </Field>
  )
}
