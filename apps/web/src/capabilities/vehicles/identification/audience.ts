import { data } from 'react-router'

export type Audience = 'personal' | 'business'

export function audienceOf(params: { audience?: string | undefined }): Audience {
  if (params.audience === 'personal' || params.audience === 'business') return params.audience
  throw data(null, { status: 404 })
}
