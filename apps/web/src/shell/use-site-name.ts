import { useRouteLoaderData } from 'react-router'

/** What this installation is called, for what people read; `Understory` is the name of the software. */
export function useSiteName(): string {
  const root: { readonly siteName: string } | undefined = useRouteLoaderData('root')
  return root?.siteName ?? 'Understory'
}
