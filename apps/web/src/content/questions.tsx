import { contentMessage, contentRich } from './messages/messages.generated.ts'
import type { Question } from './question-list.tsx'

export const price = (): Question => ({
  ask: contentMessage('questions.doesMyMoneyBuy'),
  answer: <p>{contentMessage('questions.treesPlantedCo2eReduced')}</p>,
})

const proof = (): Question => ({
  ask: contentMessage('questions.doIKnowHappened'),
  answer: <p>{contentMessage('questions.eachPurchaseWrittenLedger')}</p>,
})

export const claim = (): Question => ({
  ask: contentMessage('questions.iCallMyselfMy'),
  answer: (
    <p>
      {contentRich('questions.noPrintSince27', { link: (words) => <a href="/claims">{words}</a> })}
    </p>
  ),
})

const reduce = (): Question => ({
  ask: contentMessage('questions.shouldntICutMy'),
  answer: <p>{contentMessage('questions.yesTonneNeverEmit')}</p>,
})

export const trees = (): Question => ({
  ask: contentMessage('questions.doTreesCountCo2e'),
  answer: <p>{contentMessage('questions.treeTakeAbout200')}</p>,
})

const gift = (): Question => ({
  ask: contentMessage('questions.iGiveSomeone'),
  answer: <p>{contentMessage('questions.yesChooseGiftChristmas')}</p>,
})

const spread = (): Question => ({
  ask: contentMessage('questions.iSpreadPurchaseOver'),
  answer: <p>{contentMessage('questions.yesPayOnceBought')}</p>,
})

const card = (): Question => ({
  ask: contentMessage('questions.isMyCardSafe'),
  answer: <p>{contentMessage('questions.cardDetailsGoStraight')}</p>,
})

const sample = (): Question => ({
  ask: contentMessage('questions.sampleProject'),
  answer: <p>{contentMessage('questions.peopleRunSiteChoose')}</p>,
})

const own = (): Question => ({
  ask: contentMessage('questions.iRunMyself'),
  answer: <p>{contentMessage('questions.yesUnderstoryOpenSource')}</p>,
})

export const questionsWords = (): readonly Question[] => [
  price(),
  proof(),
  claim(),
  reduce(),
  trees(),
  gift(),
  spread(),
  card(),
  sample(),
  own(),
]

export const firstQuestions = (): readonly Question[] => [price(), proof(), claim(), reduce()]

export const personalQuestions = (): readonly Question[] => [price(), proof(), trees(), gift()]

export const businessQuestions = (): readonly Question[] => [claim(), proof(), reduce(), spread()]

export const personalInstantQuestions = (): readonly Question[] => [
  gift(),
  proof(),
  trees(),
  card(),
]

export const businessInstantQuestions = (): readonly Question[] => [
  spread(),
  claim(),
  proof(),
  card(),
]
