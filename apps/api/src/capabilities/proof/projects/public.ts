export { impactsOfSamplesAlone, isSampleDataOn, switchSampleData } from './sample-data.ts'
export { projectsMissing } from './sample-data-change.ts'
