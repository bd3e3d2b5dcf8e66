export { answerOpenData, OPEN_DATA_PREFIX } from './answer-open-data.ts'
export { newestRelease, publishRelease } from './publish-release.ts'
export { addressOf, filesOf } from './release-files.ts'
