/** Words that promise or frighten: no answer of the portability check has them. */
const FORBIDDEN =
  /você tem direito|garanti(?:d[oa]s?|mos)|aprovação certa|sem carência(?! nova)|(?<!não )cancele|última chance|melhor plano|abra um mei|não declare/i

/** Words about health, after which the check never asks: they would stand in an address. */
const HEALTH =
  /doen[çt]|grávid|gravidez|gestant|tratamento|internad|internação|cirurgi|peso|saúde você|cpt|cobertura parcial/i

/** Returns the first words of a text that no answer may have; undefined without any. */
export const forbiddenIn = (text: string): string | undefined => FORBIDDEN.exec(text)?.[0]

/** Returns the first words of a question that ask after health; undefined without any. */
export const healthIn = (text: string): string | undefined => HEALTH.exec(text)?.[0]
