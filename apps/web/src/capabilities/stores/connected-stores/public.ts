export { chosenRuleCookie, ruleQuery } from './connect/chosen-rule.ts'
export { donePath, settingsSentence } from './store-words.ts'
