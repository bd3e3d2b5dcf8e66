export const API_KEYS_PATH = '/my-impact/account/api-keys'
