import type { Question } from '../../question-list.tsx'
import { solutionsMessage } from '../messages/messages.generated.ts'

/** What merchants ask before they connect a shop. */
export const storeQuestions = (): readonly Question[] => [
  {
    ask: solutionsMessage('storeQuestions.partOrderCounts'),
    answer: <p>{solutionsMessage('storeQuestions.goodsAfterDiscountsWithout')}</p>,
  },
  {
    ask: solutionsMessage('storeQuestions.happensWhenCustomerReturns'),
    answer: <p>{solutionsMessage('storeQuestions.orderContributesBeenSize')}</p>,
  },
  {
    ask: solutionsMessage('storeQuestions.iSetLimit'),
    answer: <p>{solutionsMessage('storeQuestions.yesSetMostMonth')}</p>,
  },
  {
    ask: solutionsMessage('storeQuestions.doReadAboutMy'),
    answer: <p>{solutionsMessage('storeQuestions.nothingAboutReadOrders')}</p>,
  },
  {
    ask: solutionsMessage('storeQuestions.myShopSellsDifferent'),
    answer: <p>{solutionsMessage('storeQuestions.orderConvertedEuropeanCentral')}</p>,
  },
  {
    ask: solutionsMessage('storeQuestions.iCallMyProducts'),
    answer: <p>{solutionsMessage('storeQuestions.noSayFundedMuch')}</p>,
  },
]
