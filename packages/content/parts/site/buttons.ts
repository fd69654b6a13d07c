/**
 * The label of the header's button, until an editor writes another, and of the site's own quote
 * buttons.
 */
export const QUOTE_LABEL = 'Solicitar Cotação'
