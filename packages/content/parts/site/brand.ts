/**
 * The brokerage's name where the site settings cannot be read: the title of the Studio, the web app
 * manifest, and the first content.
 */
export const BRAND_NAME = 'Elos Saúde'
