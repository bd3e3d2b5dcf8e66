export { listGivenUpJobs } from './list-given-up-jobs.ts'
export { dropGivenUpJobs, retryGivenUpJobs } from './settle-given-up-jobs.ts'
