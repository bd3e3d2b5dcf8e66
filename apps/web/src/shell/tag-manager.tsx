type TagManagerProps = { readonly id: string; readonly nonce: string }

/**
 * The tag manager, for those who accepted and nowhere else. Consent is denied first and granted
 * second, both before the container loads: the order the tag manager's consent mode asks for.
 */
export function TagManager({ id, nonce }: TagManagerProps) {
  const granted = JSON.stringify({
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
    analytics_storage: 'granted',
  })
  const script = `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}
gtag('consent','default',${granted.replaceAll('granted', 'denied')});gtag('consent','update',${granted});
dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'});`
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text of our own, no input. */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
      <script
        nonce={nonce}
        async
        src={`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`}
      />
    </>
  )
}
