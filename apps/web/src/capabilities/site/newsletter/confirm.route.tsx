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
import { tokenOf } from './token-of.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Confirm the newsletter',
    description: 'Confirm that our newsletter may come to your address.',
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
  if (actionData?.done === 'joined') return <Joined title="You are on the list" />
  if (actionData?.done === 'duplicate') return <Joined title={actionData.message} />
  if (actionData?.done === 'refused' || !link) return <LinkOver />
  if (link.isReading) return <Joined title="You get our newsletter at this address already." />
  return (
    <LinkPage title="Would you like our newsletter?">
      <p>
        Our newsletter would come to <strong className="nowrap">{link.address}</strong>, a few times
        a year. You can leave with one click, in every issue.
      </p>
      <form method="post">
        <Button type="submit" look="action">
          Yes, send me the newsletter
        </Button>
      </form>
      <p className="quiet">If you did not ask for it, close this page: nothing will come.</p>
    </LinkPage>
  )
}

function Joined({ title }: { readonly title: string }) {
  return (
    <LinkPage title={title}>
      <p role="status">The next issue comes to your mailbox. Until then:</p>
      <p className="row-16">
        <LinkButton href="/resources">Something to read</LinkButton>
        <LinkButton href="/projects">The projects</LinkButton>
      </p>
    </LinkPage>
  )
}
