import { useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '../../ui/button.tsx';

/** Sends the surrounding form and shows that it is being sent. */
export function SubmitButton({ isPending = false, ...button }: Omit<ButtonProps, 'type' | 'onPress' | 'form'>) {
  const { isSubmitting } = useFormState();
  return <Button {...button} type="submit" isPending={isPending || isSubmitting} />;
}
