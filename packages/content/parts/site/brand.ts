/**
 * The brokerage's name where the site settings cannot be read: the title of the Studio and the web app
 * manifest.
 */
export const BRAND_NAME = 'Elos Saúde'
