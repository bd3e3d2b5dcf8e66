import {
  ConfirmNewsletter,
  ReadNewsletterLink,
} from '@understory/contracts/site/newsletter/newsletter.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { data } from 'react-router'
import { publicApi } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/confirm.route'
import { LinkOver, LinkPage } from './link-page.tsx'
import { newsletterMessage, newsletterRich } from './messages/messages.generated.ts'
import { tokenOf } from './token-of.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: newsletterMessage('confirm.confirmTheNewsletter'),
    description: newsletterMessage('confirm.description'),
    path: '/newsletter/confirm',
    robots: 'noindex',
  })

/** Mail scanners follow links, so that a GET changes nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const call = { query: { token: tokenOf(request) } }
  const answer = await publicApi(request, context)(ReadNewsletterLink, call)
  const link = answer.ok && answer.data.isFor === 'joining' ? answer.data : null
  return data({ link }, { status: link ? 200 : 400 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const call = { body: { token: tokenOf(request) } }
  const answer = await publicApi(request, context)(ConfirmNewsletter, call)
  if (answer.ok) return { done: 'joined' as const }
  const isDuplicate = answer.refusal.code === 'NEWSLETTER_DUPLICATE'
  return data(
    isDuplicate
      ? { done: 'duplicate' as const, message: answer.refusal.message }
      : { done: 'refused' as const },
    { status: answer.status },
  )
}

export default function Confirm({ loaderData: { link }, actionData }: Route.ComponentProps) {
  if (actionData?.done === 'joined')
    return <Joined title={newsletterMessage('confirm.youAreOnThe')} />
  if (actionData?.done === 'duplicate') return <Joined title={actionData.message} />
  if (actionData?.done === 'refused' || !link) return <LinkOver />
  if (link.isReading)
    return <Joined title={newsletterMessage('confirm.getNewsletterAddressAlready')} />
  return (
    <LinkPage title={newsletterMessage('confirm.likeNewsletter')}>
      <p>
        {newsletterRich('confirm.newsletterComeFewTimes', {
          strong: (words) => <strong className="nowrap">{words}</strong>,
          address: link.address ?? '',
        })}
      </p>
      <form method="post">
        <Button type="submit" look="action">
          {newsletterMessage('confirm.yesSendMeNewsletter')}
        </Button>
      </form>
      <p className="quiet">{newsletterMessage('confirm.didAskClosePage')}</p>
    </LinkPage>
  )
}

function Joined({ title }: { readonly title: string }) {
  return (
    <LinkPage title={title}>
      <p role="status">{newsletterMessage('confirm.nextIssueComesMailbox')}</p>
      <p className="row-16">
        <LinkButton href="/resources">{newsletterMessage('confirm.somethingToRead')}</LinkButton>
        <LinkButton href="/projects">{newsletterMessage('confirm.theProjects')}</LinkButton>
      </p>
    </LinkPage>
  )
}
