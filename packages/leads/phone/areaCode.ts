/**
 * The 67 area codes (DDD) of Brazil, as Anatel lists them:
 * https://www.gov.br/anatel/pt-br/regulado/numeracao/codigos-nacionais
 */
const AREA_CODE = /^(1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])/

/** Whether a phone's digits begin with an area code that exists. */
export const hasAreaCode = (digits: string): boolean => AREA_CODE.test(digits)
