import { ReadImpactPage } from '@understory/contracts/showing/impact-pages.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { data, redirect } from 'react-router'
import { publicApi } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/impact-page.route'
import { ImpactPageView } from './impact-page-view.tsx'
import { markersOf } from './markers-of.ts'
import { impactPagesMessage } from './messages/messages.generated.ts'
import { fundedWords } from './quantity-words.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData)
    return pageMeta(matches, {
      title: impactPagesMessage('impact.impactPage'),
      description: '',
      path: '/impact',
    })
  const { page, about } = loaderData
  const path = `/impact/${page.address}`
  const title = page.name ?? impactPagesMessage('impact.impactPage')
  return [
    ...pageMeta(matches, {
      title,
      description: impactPagesMessage('impact.description', {
        fundedWords: fundedWords(page.figures),
      }),
      path,
      image: `${path}/share.png`,
    }),
    { 'script:ld+json': about },
  ]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const answer = await publicApi(request, context)(ReadImpactPage, {
    params: { address: params.address },
  })
  if (!answer.ok) throw data(null, { status: answer.status })
  const page = answer.data
  if (page.address !== params.address) throw redirect(`/impact/${page.address}`, 301)
  return {
    page,
    markers: markersOf(page),
    today: dayOf(new Date()),
    about: {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      ...(page.memberSince && { dateCreated: page.memberSince }),
      mainEntity: {
        '@type': page.kind === 'business' ? 'Organization' : 'Person',
        ...(page.name && { name: page.name }),
        ...(page.website && { url: page.website }),
        ...(page.mission && { slogan: page.mission }),
        ...(page.bio && { description: page.bio }),
        ...(page.location && { location: page.location }),
      },
    },
  }
}

export default function ImpactPageRoute({ loaderData }: Route.ComponentProps) {
  const { page, markers, today } = loaderData
  return (
    <ImpactPageView {...{ page, markers, today }} logoSrc={`/impact/${page.address}/logo.png`} />
  )
}
