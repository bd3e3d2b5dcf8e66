export const BADGES = '/my-impact/share/badges'
export const fundedPath = (shareId: string) => `/funded/${shareId}`
