/** Headers of every answer, whatever serves it: the front (web/server), or Next alone (next.config.mjs). */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()',
  'cross-origin-resource-policy': 'same-origin',
}

/**
 * The policy of documents with Next's client, which writes inline scripts, and with the overlay of click-to-edit,
 * which writes inline styles: previews of drafts, and the gallery.
 */
export const NEXT_DOCUMENT_POLICY =
  "default-src 'self';script-src 'self' 'unsafe-inline';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;object-src 'none';base-uri 'none';form-action 'self' https://wa.me https://api.whatsapp.com"
