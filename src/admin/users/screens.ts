export const userScreens = {
  list: '/admin/company-administration/user-profile',
  detail: '/admin/company-administration/user-profile/detail',
  create: '/admin/company-administration/user-profile/create',
  upload: '/admin/company-administration/user-profile/upload',
  edit: '/admin/company-administration/user-profile/edit',
  confirmation: '/admin/company-administration/user-profile/{pageMode}/confirmation',
  finish: '/admin/company-administration/user-profile/{pageMode}/finish',
} as const;
