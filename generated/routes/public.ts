// Made by npm run generate. Do not edit.

import type { RoutedScreen } from '../screens.ts';

export const publicScreens = [
  {"path":"/","title":"logIn","sameAs":"/login"},
  {"path":"/login","title":"logIn"},
  {"path":"/new-login","title":"logIn","sameAs":"/login"},
  {"path":"/new-login-pnet","title":"logIn","sameAs":"/login"},
  {"path":"/logout","title":"logOut"},
  {"path":"/logout-pnet","title":"logOut","sameAs":"/logout"},
  {"path":"/reset-password","title":"resetPassword"},
  {"path":"/activation-user","title":"activateUser"},
  {"path":"/forgot-password","title":"forgotPassword"},
  {"path":"/error-404","title":"pageNotFound"},
  {"path":"/system-error/{pageMode}","title":"systemError"},
  {"path":"/session-ended","title":"sessionEnded"},
  {"path":"/browser-not-supported","title":"browserNotSupported"},
  {"path":"/maintenance","title":"maintenance"},
  {"path":"/coming-soon","title":"comingSoon"},
  {"path":"/small-screen","title":"smallScreen"},
  {"path":"/admin/reset-password","title":"adminResetPassword"},
] as const satisfies readonly RoutedScreen[];
