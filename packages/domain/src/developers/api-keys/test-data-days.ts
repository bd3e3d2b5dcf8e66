/** Rows that test keys made are deleted after so many days. */
export const TEST_DATA_DAYS = 90
