import { pageMeta } from '../../../shell/page-meta.ts'
import { loadPrices } from '../../public-facts.ts'
import { businessInstantQuestions } from '../../questions.tsx'
import { solutionsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/business-instant.route'
import { InstantPage } from './instant-page.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: solutionsMessage('businessInstant.fundClimateActionBusiness'),
    description: solutionsMessage('businessInstant.description'),
    path: '/solutions/business/instant',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  return { prices: await loadPrices({ request, context }, 'business') }
}

const benefits = () =>
  [
    {
      title: solutionsMessage('businessInstant.paperForYourBooks'),
      text: solutionsMessage('businessInstant.receiptInvoiceAddressTax'),
    },
    {
      title: solutionsMessage('businessInstant.countedRightMonths'),
      text: solutionsMessage('businessInstant.payOnceSpreadFunded'),
    },
    {
      title: solutionsMessage('businessInstant.wordsYouCanPublish'),
      text: solutionsMessage('businessInstant.fundedMuchWhenLink'),
    },
  ] as const

export default function BusinessInstant({ loaderData }: Route.ComponentProps) {
  return (
    <InstantPage
      audience="business"
      title={solutionsMessage('businessInstant.fundOnceProveYears')}
      lead={solutionsMessage('businessInstant.lead')}
      prices={loaderData.prices}
      benefits={benefits()}
      questions={businessInstantQuestions()}
    />
  )
}
