import type { RouterContextProvider } from 'react-router'
import { requestContext } from '../../http/request-context.ts'
import { groupCalls, type OpenApiDocument } from './open-api.ts'

export const API_DOCS_PATH = '/api/docs'

export const groupPath = (name: string): string => `${API_DOCS_PATH}/${name}`

/** The calls that the pages of this site are made with, in groups, as their OpenAPI document has them. */
export async function readApiDocument(context: Readonly<RouterContextProvider>) {
  const { api, settings } = context.get(requestContext)
  const response = await api(new Request(`${settings.origin}/api/openapi.json`))
  const document = (await response.json()) as OpenApiDocument
  return { info: document.info, groups: groupCalls(document), origin: settings.origin }
}
