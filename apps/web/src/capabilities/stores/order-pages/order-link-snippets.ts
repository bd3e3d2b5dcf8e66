export type Snippet = { readonly title: string; readonly where: string; readonly code: string }

type Link = { readonly address: string; readonly key: string }

const SAYS = 'See what your order funded'

/** What a merchant puts into the emails of their platform. */
export function snippetFor(platform: string, link: Link): Snippet {
  switch (platform.replaceAll(/[_-]/g, '')) {
    case 'shopify':
      return {
        title: 'For your Shopify emails',
        where:
          'In your Shopify admin, open Settings, Notifications, Order confirmation, Edit code, and paste this where the link shall stand.',
        code: liquid(link),
      }
    case 'woocommerce':
      return {
        title: 'For your WooCommerce emails',
        where:
          'Add this to a code-snippets plugin or to the functions.php of your child theme. It stands below the list of what was ordered.',
        code: php(link),
      }
    default:
      return {
        title: 'For the emails of your shop',
        where:
          'Ask the developer of your shop: the code is HMAC-SHA256 of your platform’s own id of the order, by this key as text, in hexadecimal.',
        code: `${link.address}&order=ORDER_ID&code=HMAC_SHA256(ORDER_ID, KEY)\n\nKEY: ${link.key}`,
      }
  }
}

/** https://shopify.dev/docs/api/liquid/filters/hmac_sha256; `id` is the id that orders arrive here with. */
const liquid = ({ address, key }: Link) => `{% assign order_id = id | append: '' %}
{% assign code = order_id | hmac_sha256: '${key}' %}
<p><a href="${address}&order={{ order_id }}&code={{ code }}">${SAYS}</a></p>`

const php = ({ address, key }: Link) => `add_action(
  'woocommerce_email_after_order_table',
  function ( $order, $sent_to_admin, $plain_text ) {
    if ( $sent_to_admin ) {
      return;
    }
    $id   = (string) $order->get_id();
    $code = hash_hmac( 'sha256', $id, '${key}' );
    $link = '${address}&order=' . $id . '&code=' . $code;
    echo $plain_text
      ? "\\n${SAYS}: " . $link . "\\n"
      : '<p><a href="' . esc_url( $link ) . '">${SAYS}</a></p>';
  },
  10,
  3
);`
