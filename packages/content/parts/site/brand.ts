/** The brokerage's name where the site settings cannot be read, as in the title of the Studio. */
export const BRAND_NAME = 'Elos Saúde'
