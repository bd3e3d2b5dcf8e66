export const API_CALLS_PATH = '/my-impact/account/api-keys/calls'
