import { contentMessage } from './messages/messages.generated.ts'
import type { Question } from './question-list.tsx'
import { claim, price, trees } from './questions.tsx'

const leave = (): Question => ({
  ask: contentMessage('planQuestions.iChangeStop'),
  answer: <p>{contentMessage('planQuestions.yesSubscriptionsOwnPage')}</p>,
})

const cardFails = (): Question => ({
  ask: contentMessage('planQuestions.myCardFails'),
  answer: <p>{contentMessage('planQuestions.monthPaidRecordedTry')}</p>,
})

const proofOfAPlan = (): Question => ({
  ask: contentMessage('planQuestions.whereDoISee'),
  answer: <p>{contentMessage('planQuestions.myImpactMonthMonth')}</p>,
})

const heads = (): Question => ({
  ask: contentMessage('planQuestions.peopleJoinLeave'),
  answer: <p>{contentMessage('planQuestions.changeNumbersWhenDo')}</p>,
})

const fifth = (): Question => ({
  ask: contentMessage('planQuestions.doesCountAgainstOwn'),
  answer: <p>{contentMessage('planQuestions.fifthCo2eDoesRest')}</p>,
})

const books = (): Question => ({
  ask: contentMessage('planQuestions.doGetBooks'),
  answer: <p>{contentMessage('planQuestions.invoiceEachPaymentOwn')}</p>,
})

export const subscriptionQuestions = (): readonly Question[] => [
  leave(),
  price(),
  proofOfAPlan(),
  trees(),
  cardFails(),
]

export const workforceQuestions = (): readonly Question[] => [heads(), books(), fifth(), claim()]
