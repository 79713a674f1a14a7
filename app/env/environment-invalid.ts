/** Error if a setting is missing or invalid. The message names the setting and explains what to do. */
export class EnvironmentInvalid extends Error {
  override readonly name = 'EnvironmentInvalid'
}
