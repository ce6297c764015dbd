// Made by npm run generate. Do not edit.

import type { ScreenFacts } from '../screens.ts';

export const publicScreens = [
  {"path":"/","domain":"session","title":"logIn","sameAs":"/login"},
  {"path":"/login","domain":"session","title":"logIn"},
  {"path":"/new-login","domain":"session","title":"logIn","sameAs":"/login"},
  {"path":"/new-login-pnet","domain":"session","title":"logIn","sameAs":"/login"},
  {"path":"/logout","domain":"session","title":"logOut"},
  {"path":"/logout-pnet","domain":"session","title":"logOut","sameAs":"/logout"},
  {"path":"/reset-password","domain":"session","title":"resetPassword"},
  {"path":"/activation-user","domain":"session","title":"activateUser"},
  {"path":"/forgot-password","domain":"session","title":"forgotPassword"},
  {"path":"/error-404","domain":"session","title":"pageNotFound"},
  {"path":"/system-error/{pageMode}","domain":"session","title":"systemError","parameters":{"pageMode":["500","504","999","34"]}},
  {"path":"/session-ended","domain":"session","title":"sessionEnded"},
  {"path":"/browser-not-supported","domain":"session","title":"browserNotSupported"},
  {"path":"/maintenance","domain":"session","title":"maintenance"},
  {"path":"/coming-soon","domain":"session","title":"comingSoon"},
  {"path":"/small-screen","domain":"session","title":"smallScreen"},
  {"path":"/admin/reset-password","domain":"session","title":"adminResetPassword"},
] as const satisfies readonly Omit<ScreenFacts, 'area' | 'operations'>[];
